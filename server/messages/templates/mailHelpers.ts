import Handlebars from 'handlebars';
import { type TemplateHelpers, templateHelpers } from '../../platform/template/templateHelpers.ts';

const { escapeExpression, SafeString } = Handlebars;

/** What a template of a mail may call: `{{link this}}` is the title of a thing, which leads to its address where it has one. */
export const mailHelpers: TemplateHelpers = {
  ...templateHelpers,
  link(thing: { title?: unknown; address?: unknown } | undefined) {
    const { title, address } = thing ?? {};
    const text = escapeExpression(String(title ?? ''));
    const leads = typeof address === 'string' && /^https?:\/\//.test(address);
    return new SafeString(leads ? `<a href="${escapeExpression(address)}" style="color:inherit">${text}</a>` : text);
  },
};
