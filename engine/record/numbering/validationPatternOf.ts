import { type PatternPart, parsePattern } from './parsePattern.ts';

/** A regular expression (source) that codes of this pattern match, for the browser and for JSON Schema. */
export function validationPatternOf(pattern: string): string {
  return `^${sourceOf(parsePattern(pattern))}$`;
}

function sourceOf(parts: PatternPart[]): string {
  return parts.map(sourceOfPart).join('');
}

function sourceOfPart(part: PatternPart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'date':
      return dateSources[part.unit];
    case 'sequence':
      return `\\d{${part.digits},}`;
    case 'random':
    case 'time':
      return `\\d{${part.digits}}`;
    case 'revision':
      return '[1-9]\\d*';
    case 'param':
      return '[A-Za-z][A-Za-z_-]*';
    case 'optional':
      return `(?:${sourceOf(part.parts)})?`;
  }
}

const dateSources = {
  year: '\\d{4}',
  yy: '\\d{2}',
  month: '(?:0[1-9]|1[0-2])',
  day: '(?:0[1-9]|[12]\\d|3[01])',
};
