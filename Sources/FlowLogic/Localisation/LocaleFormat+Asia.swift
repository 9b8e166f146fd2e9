private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
private func numbered(_ before: String, _ after: String) -> [String] { (1...12).map { "\(before)\($0)\(after)" } }

/// Languages of southern and eastern Asia.
extension LocaleFormat {
  static let hindi = LocaleFormat(
    isIndian: true,
    months: words("जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर"),
    shortMonths: words("जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰"),
    weekdays: words("रवि सोम मंगल बुध गुरु शुक्र शनि"), narrowWeekdays: words("र सो मं बु गु शु श"),
    time: "h:mm\u{A0}a", dayHalves: ["am", "pm"])

  static let thai = LocaleFormat(
    months: words("มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม"),
    shortMonths: words("ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค."),
    weekdays: words("อา. จ. อ. พ. พฤ. ศ. ส."), narrowWeekdays: words("อา จ อ พ พฤ ศ ส"))

  static let japanese = LocaleFormat(
    medium: "y/MM/dd", long: "y'年'M'月'd'日'", months: numbered("", "月"), shortMonths: numbered("", "月"),
    weekdays: words("日 月 火 水 木 金 土"), narrowWeekdays: words("日 月 火 水 木 金 土"), time: "H:mm")

  static let korean = LocaleFormat(
    medium: "y. M. d.", long: "y'년' M'월' d'일'", months: numbered("", "월"), shortMonths: numbered("", "월"),
    weekdays: words("일 월 화 수 목 금 토"), narrowWeekdays: words("일 월 화 수 목 금 토"), time: "a h:mm",
    dayHalves: ["오전", "오후"])

  static let chinese = LocaleFormat(
    medium: "y'年'M'月'd'日'", long: "y'年'M'月'd'日'",
    months: numbered("", "月"), shortMonths: numbered("", "月"),
    weekdays: words("周日 周一 周二 周三 周四 周五 周六"), narrowWeekdays: words("日 一 二 三 四 五 六"),
    dayHalves: ["上午", "下午"])

  static let vietnamese = LocaleFormat(
    decimal: ",", group: ".", medium: "d MMM, y", long: "d MMMM, y", months: numbered("tháng ", ""),
    shortMonths: numbered("thg ", ""), nominativeMonths: numbered("Tháng ", ""),
    weekdays: ["CN", "Th 2", "Th 3", "Th 4", "Th 5", "Th 6", "Th 7"], narrowWeekdays: words("CN T2 T3 T4 T5 T6 T7"))
}
