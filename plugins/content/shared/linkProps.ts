import { type PropertyOptions, type PropertySchema, prop, type Text, words } from 'sala/schemas';

const learnMore = { th: 'ดูเพิ่มเติม', en: 'Learn more' };

/** A page of the site or another site. */
export function pageLinkProp(options: PropertyOptions): PropertySchema {
  return prop.link(words.link, {
    help: {
      th: 'ที่อยู่ขึ้นต้นด้วย http เปิดเว็บไซต์อื่น นอกนั้นเป็นหน้าในเว็บไซต์นี้',
      en: 'An address that begins with http opens another site; anything else is a page of this one',
    },
    bind: true,
    ...options,
  });
}

/** The window that a link opens in. */
export function targetProp(options: PropertyOptions = {}): PropertySchema {
  const windows = {
    _self: { th: 'หน้าต่างเดิม', en: 'The same window' },
    _blank: { th: 'หน้าต่างใหม่', en: 'A new window' },
  };
  return prop.choice({ th: 'เปิดใน', en: 'Open in' }, windows, { group: 'behaviour', ...options });
}

export function buttonLabelProp(title: Text, options: PropertyOptions = {}): PropertySchema {
  return prop.text(title, { default: learnMore, max: 120, bind: true, ...options });
}
