import { type ReactNode, useId } from 'react';
import {
  Icon,
  Link,
  useLanguage,
  useSession,
  useSite,
  useText,
  useWidgetData,
  type WidgetViewProps,
} from 'sala/runtime';
import { isJsonObject, words } from 'sala/schemas';
import * as dataWords from '../../shared/dataWords.ts';
import { formatMoney, formatNumber } from '../../shared/formatValue.ts';
import { type MeasureValue, readMeasure } from '../../shared/measures.ts';
import { Notice } from '../parts/Notice.tsx';
import './statistics.css';

interface Shown {
  title: string;
  icon: string;
  link: string;
}

interface Properties {
  title: string;
  measures: Shown[];
  compare: 'month' | 'previous' | 'none';
}

/** Figures with their value of this month. Figures that the reader may not see are left out. */
export function Statistics({ object, data }: WidgetViewProps<Properties>) {
  const { uid, title, compare } = object;
  const say = useText(texts);
  const headingId = useId();
  const measures = object.measures.filter(readMeasure);
  const figures = Array.isArray(data.figures) ? (data.figures as unknown as (MeasureValue | null)[]) : undefined; // what data.measures answers
  const shown = measures.flatMap((measure, index) => {
    const value = figures?.[index];
    return isJsonObject(value) ? [{ measure, value }] : [];
  });
  return (
    <section className="w-statistics" aria-labelledby={title ? headingId : undefined}>
      {title && (
        <h2 className="w-statistics__title" id={headingId}>
          {title}
        </h2>
      )}
      {figures && shown.length > 0 ? (
        <ul className="w-statistics__list">
          {shown.map(({ measure, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two figures may be called the same, and none moves
            <Figure key={index} shown={measure} value={value} compare={compare} />
          ))}
        </ul>
      ) : (
        <Missing uid={uid} count={measures.length} answered={figures !== undefined} label={say('loading')} />
      )}
    </section>
  );
}

function Figure({ shown, value, compare }: { shown: Shown; value: MeasureValue; compare: Properties['compare'] }) {
  const say = useText(texts);
  const language = useLanguage();
  const { title, icon } = shown;
  const link = shown.link || value.path;
  const { currency } = useSite();
  const write = (figure: number) =>
    value.isMoney ? formatMoney(figure, language, value.currency ?? currency) : formatNumber(figure, language);
  return (
    <li className="w-statistics__item">
      <p className="w-statistics__name">
        {icon && <Icon name={icon} size={18} />}
        {link ? (
          <Link to={link} className="w-statistics__link">
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      <p className="w-statistics__value">{write(value.allTime)}</p>
      {compare !== 'none' && (
        <p className="w-statistics__month">
          {say('month')} <strong>{write(value.currentMonth)}</strong>
          {compare === 'previous' && <Change now={value.currentMonth} before={value.previousMonth} />}
        </p>
      )}
    </li>
  );
}

/** Change against the previous month: arrow, sign and words. */
function Change({ now, before }: { now: number; before: number }): ReactNode {
  const say = useText(texts);
  const language = useLanguage();
  if (before === 0) return null;
  const percent = Math.round(((now - before) / before) * 1000) / 10;
  const direction = percent > 0 ? 'up' : percent < 0 ? 'down' : 'same';
  const text = formatNumber(Math.abs(percent), language, 1);
  return (
    <span className="w-statistics__change" data-direction={direction}>
      <span aria-hidden="true">
        {{ up: '▲', down: '▼', same: '=' }[direction]} {text}%
      </span>
      <span className="s-visually-hidden">{say(direction, { n: text })}</span>
    </span>
  );
}

function Missing({ uid, count, answered, label }: { uid: string; count: number; answered: boolean; label: string }) {
  const say = useText(texts);
  const { user } = useSession();
  const { pending, error, refresh } = useWidgetData(uid);
  if (pending && !answered)
    return (
      <div className="w-statistics__list" role="status" aria-label={label}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places without content
          <div key={index} className="w-statistics__item w-data-bone" />
        ))}
      </div>
    );
  if (error !== undefined) {
    const retry = (
      <button type="button" className="s-button s-button--outline s-button--small" onClick={refresh}>
        {say('tryAgain')}
      </button>
    );
    return <Notice text={say('failed')} icon="triangle-alert" failed action={retry} />;
  }
  return user ? <Notice text={say(answered ? 'nothing' : 'notChosen')} icon="chart-no-axes-column" /> : null;
}

const texts = {
  month: dataWords.thisMonth,
  up: { th: 'มากกว่าเดือนก่อน {n}%', en: '{n}% more than the month before' },
  down: { th: 'น้อยกว่าเดือนก่อน {n}%', en: '{n}% less than the month before' },
  same: { th: 'เท่ากับเดือนก่อน', en: 'The same as the month before' },
  loading: { th: 'กำลังโหลดตัวเลข', en: 'Loading figures' },
  failed: { th: 'โหลดตัวเลขไม่สำเร็จ', en: 'The figures could not be loaded' },
  tryAgain: words.tryAgain,
  nothing: { th: 'ไม่มีตัวเลขที่คุณมีสิทธิ์ดู', en: 'There are no figures that you may see' },
  notChosen: { th: 'ยังไม่ได้เลือกข้อมูล', en: 'No data is chosen yet' },
};
