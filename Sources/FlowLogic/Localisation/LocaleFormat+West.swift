private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

/// Languages of western and central Europe.
extension LocaleFormat {
  static let english = LocaleFormat(
    medium: "MMM d, y", long: "MMMM d, y",
    months: words("January February March April May June July August September October November December"),
    shortMonths: words("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
    weekdays: words("Sun Mon Tue Wed Thu Fri Sat"), narrowWeekdays: words("S M T W T F S"), time: "h:mm\u{A0}a")

  static let german = LocaleFormat(
    decimal: ",", group: ".", medium: "dd.MM.y", long: "d. MMMM y",
    months: words("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
    shortMonths: words("Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
    weekdays: words("So Mo Di Mi Do Fr Sa"), narrowWeekdays: words("S M D M D F S"))

  static let french = LocaleFormat(
    decimal: ",", group: "\u{202F}",
    months: words("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
    shortMonths: words("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
    weekdays: words("dim. lun. mar. mer. jeu. ven. sam."), narrowWeekdays: words("D L M M J V S"))

  static let spanish = LocaleFormat(
    decimal: ",", group: ".", minimumGrouped: 2, long: "d 'de' MMMM 'de' y",
    months: words("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
    shortMonths: words("ene feb mar abr may jun jul ago sept oct nov dic"),
    weekdays: words("dom lun mar mié jue vie sáb"), narrowWeekdays: words("D L M X J V S"), time: "H:mm")

  static let italian = LocaleFormat(
    decimal: ",", group: ".",
    months: words("gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"),
    shortMonths: words("gen feb mar apr mag giu lug ago set ott nov dic"),
    weekdays: words("dom lun mar mer gio ven sab"), narrowWeekdays: words("D L M M G V S"))

  static let portuguese = LocaleFormat(
    decimal: ",", group: ".", medium: "d 'de' MMM 'de' y", long: "d 'de' MMMM 'de' y",
    months: words("janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"),
    shortMonths: words("jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez."),
    weekdays: words("dom. seg. ter. qua. qui. sex. sáb."), narrowWeekdays: words("D S T Q Q S S"))

  static let dutch = LocaleFormat(
    decimal: ",", group: ".",
    months: words("januari februari maart april mei juni juli augustus september oktober november december"),
    shortMonths: words("jan feb mrt apr mei jun jul aug sep okt nov dec"),
    weekdays: words("zo ma di wo do vr za"), narrowWeekdays: words("Z M D W D V Z"))
}
