import { useRuntime, useText, type WidgetViewProps } from 'sala/runtime';

interface Properties {
  layout: string;
}

/** The server inserts the rows of the other layout if the visitor may see them. */
export function Embed({ object, renderRows }: WidgetViewProps<Properties>) {
  const { editing } = useRuntime();
  const say = useText(texts);
  // Pictures in the builder have the rows; on its canvas they stand below this.
  if (!editing || object.rows) return renderRows();
  return <p className="s-placeholder">{object.layout ? say('named', { key: object.layout }) : say('unnamed')}</p>;
}

const texts = {
  unnamed: { th: 'เลือกหน้าที่จะฝัง', en: 'Choose the page to embed' },
  named: { th: 'เนื้อหาของ {key} แสดงที่นี่', en: 'The content of {key} shows here' },
};
