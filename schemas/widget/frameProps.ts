import * as words from '../words.ts';
import * as prop from './prop.ts';

/** What the frame of a field shows: its label, the help below it, and whether something must be filled in. */
export const frameProps = {
  label: prop.text(words.title, { bind: true }),
  help: prop.text({ th: 'คำแนะนำใต้ช่อง', en: 'Help below the field' }, { max: 500 }),
  required: prop.toggle({ th: 'ต้องกรอก', en: 'Required' }),
};
