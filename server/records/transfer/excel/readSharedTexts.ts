import { archiveTooLarge } from './excel.errors.ts';
import { excelLimits } from './excelLimits.ts';
import { unescapeText } from './unescapeText.ts';
import { readXml } from './walkXml.ts';

/** The shared strings of the workbook. Each may consist of runs; phonetic hints are skipped. */
export async function readSharedTexts(stream: AsyncIterable<Buffer> | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (!stream) return texts;
  let text = '';
  let letters = 0;
  let isText = false;
  let isSound = false;
  await readXml(stream, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isSound = true;
      if (name === 't') isText = !isSound;
    },
    text: (part) => {
      if (!isText) return;
      text += part;
      letters += part.length;
      if (letters > excelLimits.sharedLetters || text.length > excelLimits.cellLetters)
        throw archiveTooLarge({}, { limit: 'sharedLetters' });
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isSound = false;
      if (name !== 'si') return;
      texts.push(unescapeText(text));
      if (texts.length > excelLimits.sharedTexts) throw archiveTooLarge({}, { limit: 'sharedTexts' });
    },
  });
  return texts;
}
