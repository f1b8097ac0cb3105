import { useId } from 'react';
import { useLanguage, useSession, useSite, useText, useWidgetData, type WidgetViewProps } from 'sala/runtime';
import { type ChartAnswer, type ChartKind, noKey, otherKey } from '../../shared/chart.ts';
import { formatMoney, formatNumber } from '../../shared/formatValue.ts';
import { periodTitle } from '../../shared/periodTitle.ts';
import { readChartOrder } from '../../shared/readChartOrder.ts';
import { Notice } from '../parts/Notice.tsx';
import { ChartTable } from './ChartTable.tsx';
import { chartTexts } from './chartTexts.ts';
import { type Drawing, shadeTones } from './drawing.ts';
import { Legend } from './Legend.tsx';
import { PiePlot } from './PiePlot.tsx';
import { Plot } from './Plot.tsx';
import { Rows } from './Rows.tsx';
import './chart.css';
import './chartParts.css';

export interface ChartProperties {
  title: string;
  kind: ChartKind;
  height: 'low' | 'normal' | 'high';
}

/** A chart in the colours of the theme, rendered on the server too, with its data as a table. */
export function Chart({ object, data }: WidgetViewProps<ChartProperties>) {
  const { title, kind, height } = object;
  const headingId = useId();
  const say = useText(chartTexts);
  const drawing = useDrawing(data.chart as unknown as ChartAnswer | null | undefined); // what data.chart answers
  const isPie = kind === 'pie' || kind === 'donut';
  const isEmpty = drawing?.series.every(({ values }) => values.every((value) => value === 0));
  return (
    <figure className="w-chart" data-height={height} aria-labelledby={title ? headingId : undefined}>
      {title && (
        <figcaption className="w-chart__title" id={headingId}>
          {title}
        </figcaption>
      )}
      {!drawing && <Missing object={object} denied={data.chart === null} />}
      {drawing && isEmpty && <Notice text={say('empty')} icon="chart-column" />}
      {drawing && !isEmpty && (
        <>
          {!isPie && drawing.series.length > 1 && (
            <Legend entries={drawing.series} marks={kind === 'line' ? 'line' : 'area'} />
          )}
          <Picture drawing={drawing} kind={kind} label={title || say('chart')} />
          <ChartTable drawing={drawing} />
        </>
      )}
    </figure>
  );
}

function Picture({ drawing, kind, label }: { drawing: Drawing; kind: ChartKind; label: string }) {
  if (kind === 'pie' || kind === 'donut') return <PiePlot drawing={drawing} isRing={kind === 'donut'} label={label} />;
  if (!drawing.isTimed && (kind === 'bar' || kind === 'stacked')) return <Rows drawing={drawing} label={label} />;
  return <Plot drawing={drawing} kind={kind} label={label} />;
}

/** Names and figures formatted in the reader's language. */
function useDrawing(answer: ChartAnswer | null | undefined): Drawing | undefined {
  const say = useText(chartTexts);
  const language = useLanguage();
  const site = useSite();
  if (!answer) return undefined;
  const { groups, series, period, isMoney } = answer;
  const currency = answer.currency ?? site.currency;
  const nameOf = ({ key, title }: { key: string; title: string }) => {
    if (key === otherKey) return say('other');
    if (key === noKey) return title || say('none');
    if (key === 'true' || key === 'false') return title || say(key);
    return title || key;
  };
  return {
    groups: shadeTones(groups).map(({ tone, shade, ...group }) => {
      const isPeriod = period !== 'none';
      return {
        key: group.key,
        path: group.path,
        tone,
        shade,
        title: isPeriod ? periodTitle(group.key, period, language, 'full') : nameOf(group),
        short: isPeriod ? periodTitle(group.key, period, language, 'short') : nameOf(group),
      };
    }),
    series: shadeTones(series).map((one) => ({
      key: one.key,
      tone: one.tone,
      shade: one.shade,
      title: series.length === 1 ? say('figure') : nameOf(one),
      values: one.values,
    })),
    isTimed: period !== 'none',
    write: (value) => (isMoney ? formatMoney(value, language, currency) : formatNumber(value, language)),
  };
}

function Missing({ object, denied }: { object: WidgetViewProps<ChartProperties>['object']; denied: boolean }) {
  const say = useText(chartTexts);
  const { user } = useSession();
  const { pending, error, refresh } = useWidgetData(object.uid);
  if (denied) return user ? <Notice text={say('denied')} icon="lock" /> : null;
  if (pending)
    return (
      <div className="w-chart__skeleton w-data-bone" role="status">
        <span className="s-visually-hidden">{say('loading')}</span>
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
  return user ? <Notice text={say(readChartOrder(object) ? 'empty' : 'notChosen')} icon="chart-column" /> : null;
}
