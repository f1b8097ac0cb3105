import { useEffect, useMemo, useRef } from 'react';
import { Dialog, EmbeddedPage, Icon, Link, useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import type { Endless } from '../../endless/useEndless.ts';
import { GridSkeleton } from '../../grid/GridSkeleton.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { tableTexts } from '../texts/tableTexts.ts';
import { useBeside } from './useBeside.ts';
import './quickLook.css';

interface Props {
  /** The record that is looked at. */
  id: string;
  rows: readonly JsonObject[];
  /** The list scrolls on beyond `rows`. */
  endless?: Endless;
  hrefOf: (row: JsonObject) => string | undefined;
  /** Another row of the list. */
  onMove: (id: string) => void;
  onClose: () => void;
}

/** The page of a record beside its list, which stays where it is; j and k lead to the rows around it. */
export function QuickLook({ id, rows, endless, hrefOf, onMove, onClose }: Props) {
  const say = useText(tableTexts);
  const { at, total, move } = useBeside({ id, rows, endless, onMove });
  const row = rows.find((one) => String(one.id) === id);
  const path = row && hrefOf(row);
  const page = useMemo(
    () =>
      path && (
        <EmbeddedPage
          key={path}
          path={path}
          waiting={<GridSkeleton label={say('loading')} />}
          failed={<Notice text={say('failed')} icon="triangle-alert" failed />}
        />
      ),
    [path, say],
  );
  useBesideKeys(move);
  if (!path) return null;
  return (
    <Dialog title={say('look')} size="side" onClose={onClose}>
      <div className="w-quick-look">
        <div className="w-quick-look__bar">
          <Beside icon="chevron-up" label={say('lookPrevious')} keys="k" isOff={at <= 0} onPress={() => move(-1)} />
          <Beside
            icon="chevron-down"
            label={say('lookNext')}
            keys="j"
            isOff={at >= total - 1}
            onPress={() => move(1)}
          />
          <Link to={path} className="s-button s-button--outline s-button--small">
            <Icon name="maximize-2" size={16} />
            {say('lookWhole')}
          </Link>
        </div>
        {page}
      </div>
    </Dialog>
  );
}

/** j and k lead on while nobody types and no other dialog stands above. */
function useBesideKeys(move: (by: 1 | -1) => void): void {
  const latest = useRef(move);
  latest.current = move;
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { code, target, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
      if (!(target instanceof Element) || target.closest('input, select, textarea, [contenteditable]')) return;
      if (document.querySelectorAll('[role$="dialog"]').length > 1) return;
      if (code === 'KeyJ') latest.current(1);
      else if (code === 'KeyK') latest.current(-1);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
}

interface BesideProps {
  icon: string;
  label: string;
  keys: string;
  isOff: boolean;
  onPress: () => void;
}

function Beside({ icon, label, keys, isOff, onPress }: BesideProps) {
  return (
    <button
      type="button"
      className="s-button s-button--outline s-button--small"
      aria-label={label}
      title={`${label} (${keys})`}
      aria-disabled={isOff || undefined}
      onClick={onPress}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}
