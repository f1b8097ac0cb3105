import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import { Dialog } from '../../../runtime/ui/dialog/Dialog.tsx';
import { listPreviews, type Previews, previewAddress } from '../../api/previews.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useStore } from '../../state/createStore.ts';
import { type CanvasDevice, changeView } from '../../state/viewState.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { PreviewLinks } from './PreviewLinks.tsx';
import './preview.css';

const widths: Record<CanvasDevice, number> = { phone: 390, tablet: 820, laptop: 1280, desktop: 1440 };
const devices = ['phone', 'tablet', 'laptop', 'desktop'] as const;

/** The draft as the server draws it for a visitor or a role, at four widths, and the links that show it to others. */
export function PreviewDialog() {
  const { view } = useBuilder();
  const { say } = useLanguage();
  const isOpen = useStore(view, (state) => state.seeing);
  if (!isOpen) return null;
  return (
    <Dialog title={say('seeAs')} size="wide" onClose={() => changeView(view, { seeing: false })}>
      <SeenPage />
    </Dialog>
  );
}

function SeenPage() {
  const { draft, view } = useBuilder();
  const { api } = useRuntime();
  const { say, read, language } = useLanguage();
  const isSaved = useSavedFirst();
  const [device, setDevice] = useState(view.get().device);
  const [as, setAs] = useState('');
  const [previews, setPreviews] = useState<Previews>({ roles: [], links: [] });
  const [asked, askAgain] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a link was made or revoked
  useEffect(() => {
    let isHere = true;
    // Without the list a visitor's view is left, which needs none.
    listPreviews(api, draft.key).then(
      (found) => isHere && setPreviews(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [api, draft, asked]);
  return (
    <div className="bd-seeing">
      <div className="bd-seeing__bar">
        <label>
          <span>{say('seeWho')}</span>
          <select className="bd-input" value={as} onChange={(event) => setAs(event.target.value)}>
            <option value="">{say('seeVisitor')}</option>
            <option value="me">{say('seeMe')}</option>
            {previews.roles.map(({ id, title }) => (
              <option key={id} value={id}>
                {read(title)}
              </option>
            ))}
          </select>
        </label>
        <fieldset className="bd-seeing__devices">
          <legend>{say('device')}</legend>
          {devices.map((each) => (
            <button
              key={each}
              type="button"
              className="bd-button"
              aria-pressed={each === device}
              onClick={() => setDevice(each)}
            >
              {say(each)}
            </button>
          ))}
        </fieldset>
      </div>
      {isSaved === undefined && <div className="bd-loading" />}
      {isSaved === false && <p role="alert">{say('seeUnsaved')}</p>}
      {isSaved !== undefined && (
        <ScaledFrame width={widths[device]} address={previewAddress({ key: draft.key, as, language })} />
      )}
      <PreviewLinks links={previews.links} onChange={() => askAgain(asked + 1)} />
    </div>
  );
}

/** The keys pressed on the page in the frame are heard by that page alone; Escape is for the dialog around it. */
function leaveByEscape({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  frame.contentWindow?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    frame.focus();
    frame.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  });
}

/** A frame of this width, drawn smaller where there is less room for it. */
function ScaledFrame({ width, address }: { width: number; address: string }) {
  const { say } = useLanguage();
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width, height: 0 });
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width);
  const style = {
    inlineSize: width,
    blockSize: room.height / scale,
    scale,
    marginInlineStart: (room.width - width * scale) / 2,
  };
  return (
    <div ref={stage} className="bd-seeing__stage">
      <iframe title={say('seeAs')} src={address} style={style} onLoad={leaveByEscape} />
    </div>
  );
}

/** The server draws what is stored: what was edited last is saved first. Undefined while that is under way. */
function useSavedFirst(): boolean | undefined {
  const { draft } = useBuilder();
  const [isSaved, setSaved] = useState<boolean>();
  useEffect(() => {
    let isHere = true;
    draft.save().then((saved) => isHere && setSaved(saved));
    return () => {
      isHere = false;
    };
  }, [draft]);
  return isSaved;
}
