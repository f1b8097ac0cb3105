import { words } from 'sala/schemas';
import * as dataWords from '../../shared/dataWords.ts';

export const chartTexts = {
  chart: dataWords.chart,
  other: { th: 'อื่น ๆ', en: 'Others' },
  none: { th: 'ไม่ระบุ', en: 'Not given' },
  true: dataWords.yes,
  false: dataWords.no,
  figure: { th: 'ค่า', en: 'Figure' },
  group: { th: 'กลุ่ม', en: 'Group' },
  total: dataWords.total,
  asTable: { th: 'ดูเป็นตาราง', en: 'As a table' },
  keys: { th: 'ใช้ลูกศรซ้ายขวาเพื่ออ่านทีละค่า', en: 'Arrow keys read it value by value' },
  empty: { th: 'ยังไม่มีข้อมูลในช่วงนี้', en: 'No data in this range yet' },
  denied: dataWords.mayNotSee,
  failed: { th: 'โหลดแผนภูมิไม่สำเร็จ', en: 'The chart could not be loaded' },
  tryAgain: words.tryAgain,
  notChosen: { th: 'ยังไม่ได้เลือกข้อมูลของแผนภูมินี้', en: 'No data is chosen for this chart yet' },
  loading: { th: 'กำลังโหลดแผนภูมิ', en: 'Loading the chart' },
};
