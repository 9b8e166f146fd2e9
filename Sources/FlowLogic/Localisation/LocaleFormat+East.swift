private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

/// Languages of eastern Europe and western Asia.
extension LocaleFormat {
  static let russian = LocaleFormat(
    decimal: ",", group: "\u{A0}", medium: "d MMM y 'г.'", long: "d MMMM y 'г.'",
    months: words("января февраля марта апреля мая июня июля августа сентября октября ноября декабря"),
    shortMonths: words("янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек."),
    nominativeMonths: words("январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь"),
    weekdays: words("вс пн вт ср чт пт сб"), narrowWeekdays: words("В П В С Ч П С"))

  static let turkish = LocaleFormat(
    decimal: ",", group: ".",
    months: words("Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık"),
    shortMonths: words("Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara"),
    weekdays: words("Paz Pzt Sal Çar Per Cum Cmt"), narrowWeekdays: words("P P S Ç P C C"))

  static let polish = LocaleFormat(
    decimal: ",", group: "\u{A0}", minimumGrouped: 2,
    months: words("stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia"),
    shortMonths: words("sty lut mar kwi maj cze lip sie wrz paź lis gru"),
    nominativeMonths: words(
      "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień"),
    weekdays: words("niedz. pon. wt. śr. czw. pt. sob."), narrowWeekdays: words("n p w ś c p s"))

  static let arabic = LocaleFormat(
    medium: "dd\u{200F}/MM\u{200F}/y",
    months: words("يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر"),
    shortMonths: words("يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر"),
    weekdays: words("الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت"), narrowWeekdays: words("ح ن ث ر خ ج س"),
    time: "h:mm\u{A0}a", dayHalves: ["ص", "م"])

  static let hebrew = LocaleFormat(
    medium: "d 'ב'MMM y", long: "d 'ב'MMMM y",
    months: words("ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר"),
    shortMonths: words("ינו׳ פבר׳ מרץ אפר׳ מאי יוני יולי אוג׳ ספט׳ אוק׳ נוב׳ דצמ׳"),
    weekdays: ["יום א׳", "יום ב׳", "יום ג׳", "יום ד׳", "יום ה׳", "יום ו׳", "שבת"],
    narrowWeekdays: words("א׳ ב׳ ג׳ ד׳ ה׳ ו׳ ש׳"), time: "H:mm")
}
