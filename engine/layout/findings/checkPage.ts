import { fillText, type Language, type Layout, readText } from '../../../schemas/index.ts';
import { readFrame } from '../readFrame.ts';
import { contentChecks } from './contentChecks.ts';
import { exampleChecks } from './exampleChecks.ts';
import type { Check, CheckFacts, Finding, Found } from './findings.ts';
import { formChecks } from './formChecks.ts';
import { formulaChecks } from './formulaChecks.ts';
import { frameChecks } from './frameChecks.ts';
import { styleChecks } from './styleChecks.ts';
import { translationChecks } from './translationChecks.ts';
import { weightChecks } from './weightChecks.ts';
import { widgetChecks } from './widgetChecks.ts';

/** Everything that is looked at before a page is published. */
const checks = [
  ...formChecks,
  ...widgetChecks,
  ...contentChecks,
  ...exampleChecks,
  ...translationChecks,
  ...formulaChecks,
  ...styleChecks,
  ...frameChecks,
  ...weightChecks,
];

/** What readers of a page would stumble over; first what cannot be published. */
export function checkPage(layout: Layout, facts: CheckFacts): Finding[] {
  const frame = readFrame(layout);
  const findings = checks.flatMap((check) => [...runCheck(check, frame, facts)].filter((found) => found !== undefined));
  return dropRepeated(findings).sort((a, b) => Number(b.level === 'error') - Number(a.level === 'error'));
}

/** The same fault in the text of both languages is one. */
function dropRepeated(findings: Finding[]): Finding[] {
  const keys = findings.map(({ check, uid, text }) => JSON.stringify([check, uid, text]));
  return findings.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** What cannot be published, and undefined between the steps, where others may be let in. */
export function* findErrors(layout: Layout, facts: CheckFacts): Generator<Finding | undefined> {
  const frame = readFrame(layout);
  for (const check of checks)
    if (check.level === 'error') {
      yield undefined;
      yield* runCheck(check, frame, facts);
    }
}

function* runCheck(check: Check, frame: Layout, facts: CheckFacts): Generator<Finding | undefined> {
  for (const found of check.find(frame, facts)) yield found && present(check, found);
}

function present({ name, level, text }: Omit<Check, 'find'>, { uid, what = '', mends, parts }: Found): Finding {
  const fill = (language: Language) =>
    fillText(text[language], { what: typeof what === 'string' ? what : readText(what, language) });
  const filled = { th: fill('th'), en: fill('en') };
  return {
    ...{ check: name, level, text: filled },
    ...(uid === undefined ? {} : { uid }),
    ...(mends && { mends }),
    ...(parts && { parts: parts.map((each) => present({ name, level, text: each.text }, each)) }),
  };
}
