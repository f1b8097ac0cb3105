import { Icon, useWidgetData, type WidgetViewProps } from 'sala/runtime';
import { isJsonObject, type Json } from 'sala/schemas';
import { type FormatContext, formatMoney, formatNumber } from '../../shared/formatValue.ts';
import { readMeasure } from '../../shared/measures.ts';
import { useFormat } from '../grid/useFormat.ts';
import '../parts/parts.css';
import { useCountUp } from './useCountUp.ts';
import './order_counter.css';

interface Properties {
  value: string;
  label: string;
  icon: string;
  animate: boolean;
}

/** One large figure. When its records cannot be read, nothing is drawn rather than the fallback text. */
export function OrderCounter({ object, data }: WidgetViewProps<Properties>) {
  const { uid, label, icon, animate } = object;
  const format = useFormat();
  const { pending } = useWidgetData(uid);
  const isBound = readMeasure(object) !== undefined;
  const text = isBound ? readFigure(data.figures, format) : object.value;
  const [shown, frame] = useCountUp(text ?? '', animate);
  if (text === undefined && !pending) return null;
  return (
    <div className="w-counter" ref={frame}>
      {icon && <Icon name={icon} size={28} />}
      <p className="w-counter__value">
        {text === undefined ? (
          <span className="w-counter__bone w-data-bone" />
        ) : (
          <>
            <span aria-hidden="true">{shown}</span>
            <span className="s-visually-hidden">{text}</span>
          </>
        )}
      </p>
      {label && <p className="w-counter__label">{label}</p>}
    </div>
  );
}

function readFigure(figures: Json | undefined, { language, currency }: FormatContext): string | undefined {
  const value = Array.isArray(figures) ? figures[0] : undefined;
  if (!isJsonObject(value) || typeof value.allTime !== 'number') return undefined;
  if (value.isMoney !== true) return formatNumber(value.allTime, language);
  return formatMoney(value.allTime, language, typeof value.currency === 'string' ? value.currency : currency);
}
