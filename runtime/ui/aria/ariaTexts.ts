import { type Language, readText, type Text } from '../../../schemas/text.ts';

/** Texts of React Aria, by package: it has no Thai, and the build leaves out its own texts. */
export const ariaTexts: Record<string, Record<string, Text>> = {
  '@react-aria/overlays': {
    dismiss: { th: 'ปิดหน้าต่างนี้', en: 'Close this' },
  },
  '@react-aria/autocomplete': {
    collectionLabel: { th: 'รายการที่พบ', en: 'Found' },
  },
  '@react-aria/combobox': {
    buttonLabel: { th: 'แสดงตัวเลือก', en: 'Show the choices' },
    listboxLabel: { th: 'ตัวเลือก', en: 'Choices' },
    countAnnouncement: { th: 'มี {optionCount} ตัวเลือก', en: 'Choices: {optionCount}' },
    focusAnnouncement: { th: '{optionText}', en: '{optionText}' },
    selectedAnnouncement: { th: 'เลือก {optionText} แล้ว', en: '{optionText}, chosen' },
  },
  '@react-aria/menu': {
    longPressMessage: { th: 'กดค้างเพื่อเปิดเมนู', en: 'Press and hold to open the menu' },
  },
  '@react-aria/calendar': {
    previous: { th: 'เดือนก่อนหน้า', en: 'Previous month' },
    next: { th: 'เดือนถัดไป', en: 'Next month' },
    selectedDateDescription: { th: 'วันที่เลือก: {date}', en: 'Chosen date: {date}' },
    selectedRangeDescription: { th: 'ช่วงที่เลือก: {dateRange}', en: 'Chosen dates: {dateRange}' },
    todayDate: { th: 'วันนี้ {date}', en: 'Today, {date}' },
    todayDateSelected: { th: 'วันนี้ {date} เลือกไว้', en: 'Today, {date}, chosen' },
    dateSelected: { th: '{date} เลือกไว้', en: '{date}, chosen' },
    startRangeSelectionPrompt: { th: 'กดเพื่อเริ่มเลือกช่วงวันที่', en: 'Press to begin the range' },
    finishRangeSelectionPrompt: { th: 'กดเพื่อจบช่วงวันที่', en: 'Press to end the range' },
    minimumDate: { th: 'วันแรกที่เลือกได้', en: 'First date to choose' },
    maximumDate: { th: 'วันสุดท้ายที่เลือกได้', en: 'Last date to choose' },
    dateRange: { th: '{startDate} ถึง {endDate}', en: '{startDate} to {endDate}' },
  },
  '@react-aria/datepicker': {
    era: { th: 'ศักราช', en: 'era' },
    year: { th: 'ปี', en: 'year' },
    month: { th: 'เดือน', en: 'month' },
    day: { th: 'วัน', en: 'day' },
    hour: { th: 'ชั่วโมง', en: 'hour' },
    minute: { th: 'นาที', en: 'minute' },
    second: { th: 'วินาที', en: 'second' },
    dayPeriod: { th: 'ช่วงวัน', en: 'AM/PM' },
    weekday: { th: 'วันในสัปดาห์', en: 'day of the week' },
    timeZoneName: { th: 'เขตเวลา', en: 'time zone' },
    calendar: { th: 'ปฏิทิน', en: 'Calendar' },
    selectedDateDescription: { th: 'วันที่เลือก: {date}', en: 'Chosen date: {date}' },
  },
  '@react-aria/spinbutton': {
    Empty: { th: 'ยังไม่ได้ระบุ', en: 'Empty' },
  },
  '@react-stately/datepicker': {
    rangeUnderflow: { th: 'ต้องเป็น {minValue} หรือหลังจากนั้น', en: 'Must be {minValue} or later.' },
    rangeOverflow: { th: 'ต้องเป็น {maxValue} หรือก่อนหน้านั้น', en: 'Must be {maxValue} or earlier.' },
    unavailableDate: { th: 'เลือกวันนี้ไม่ได้', en: 'This date cannot be chosen.' },
  },
};

interface Formatter {
  locale: string;
}

/**
 * Gives the texts to React Aria, by the symbols that it documents for servers. It caches one dictionary for the life of
 * the page, so each text is a function that reads the language when it is called.
 */
export function provideAriaTexts(): void {
  const locale = Symbol.for('react-aria.i18n.locale');
  if (locale in window) return;
  const strings = Object.fromEntries(
    Object.entries(ariaTexts).map(([name, texts]) => [
      name,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, sayText(text)])),
    ]),
  );
  Object.assign(window, { [locale]: 'th-TH', [Symbol.for('react-aria.i18n.strings')]: strings });
}

function sayText(text: Text) {
  return (params: Record<string, string | number> = {}, { locale }: Formatter) => {
    const language: Language = locale.startsWith('th') ? 'th' : 'en';
    return readText(text, language).replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  };
}
