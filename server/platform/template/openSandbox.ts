import { createHash } from 'node:crypto';
import Handlebars from 'handlebars';
import type { Text } from '../../../schemas/index.ts';
import { checkTemplate } from './checkTemplate.ts';
import { templateRefused } from './template.errors.ts';
import { spendLength, startBudget, type TemplateHelpers } from './templateHelpers.ts';

type Draw = (values: object, options: Handlebars.RuntimeOptions) => string;

export interface Sandbox {
  /** The first thing for which a template is refused. */
  check(template: string): Text | undefined;
  /** Each of the values drawn by the template, within one budget: no prototypes, no helpers but ours. */
  draw(template: string, each: readonly object[]): string[];
}

const mostCompiled = 200;

/**
 * Draws Handlebars templates with these helpers and parts alone, and no longer than so many milliseconds each: nobody else is served
 * meanwhile.
 */
export function openSandbox(
  helpers: TemplateHelpers,
  { partials = {}, mostMs }: { partials?: Record<string, string>; mostMs: number },
): Sandbox {
  const own = Handlebars.create();
  for (const name of Object.keys(own.helpers)) own.unregisterHelper(name);
  own.registerHelper(helpers as Handlebars.HelperDeclareSpec); // `this` is whatever is drawn
  own.registerPartial(partials);
  const knownHelpers = Object.fromEntries(Object.keys(helpers).map((name) => [name, true]));
  const compiled = new Map<string, Draw>();
  const check = (template: string) => checkTemplate(template, { helpers, partials });
  const compile = (template: string): Draw => {
    const key = createHash('sha256').update(template).digest('base64');
    const known = compiled.get(key);
    if (known) return known;
    const fault = check(template);
    if (fault) throw templateRefused({ whatTh: fault.th, whatEn: fault.en });
    const draw = own.compile(template, { knownHelpersOnly: true, knownHelpers, preventIndent: true });
    if (compiled.size >= mostCompiled) compiled.delete(compiled.keys().next().value ?? '');
    compiled.set(key, draw);
    return draw;
  };
  return {
    check,
    draw: (template, each) => {
      const draw = compile(template);
      const options = {
        data: { budget: startBudget(mostMs) },
        allowProtoPropertiesByDefault: false,
        allowProtoMethodsByDefault: false,
      };
      const whole = startBudget(mostMs);
      return each.map((values) => {
        const drawn = draw(values, options);
        spendLength(whole, drawn);
        return drawn;
      });
    },
  };
}
