import { clampWidth } from '../../canvas/size/measureCanvas.ts';
import { darkLookCommand, zoomFitCommand, zoomInCommand, zoomOutCommand } from '../../commands/canvasCommands.ts';
import { allCommandsCommand, findCommand } from '../../commands/pageCommands.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useStore } from '../../state/createStore.ts';
import { changeView } from '../../state/viewState.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { CommandButton } from '../../ui/CommandButton.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { SamplePicker } from './SamplePicker.tsx';

/** Under the canvas: where the selection stands, and how the page is looked at. */
export function CanvasStrip() {
  const { view } = useBuilder();
  const { say } = useLanguage();
  const zoom = useStore(view, ({ shown }) => Math.round(shown.zoom * 100));
  const fits = useStore(view, (state) => state.zoom === 'fit');
  const isDark = useStore(view, ({ look }) => look === 'dark');
  return (
    <div className="bd-strip" data-area="">
      <Breadcrumb />
      <fieldset className="bd-strip__look">
        <legend className="s-visually-hidden">{say('canvasLook')}</legend>
        <SamplePicker />
        <WidthField />
        <CommandButton command={zoomOutCommand} />
        <button
          type="button"
          className="bd-strip__zoom"
          title={say('zoomReal')}
          aria-label={say('zoomIs', { zoom })}
          onClick={() => changeView(view, { zoom: 1 })}
        >
          {zoom}%
        </button>
        <CommandButton command={zoomInCommand} />
        <CommandButton command={zoomFitCommand} pressed={fits} />
        <CommandButton command={darkLookCommand} pressed={isDark} />
        <CommandButton command={findCommand} />
        <CommandButton command={allCommandsCommand} />
      </fieldset>
    </div>
  );
}

/** The width of the page as a number; taken when the field is left or Enter is pressed. */
function WidthField() {
  const { view } = useBuilder();
  const { say } = useLanguage();
  const width = useStore(view, ({ shown }) => Math.round(shown.width));
  const take = (field: HTMLInputElement) => {
    const typed = Number(field.value);
    if (field.value === '' || !Number.isFinite(typed)) field.value = String(width);
    else if (typed !== width) changeView(view, { freeWidth: clampWidth(typed), zoom: 'fit' });
  };
  return (
    <span className="bd-strip__width">
      <input
        key={width}
        className="bd-input"
        type="text"
        inputMode="numeric"
        title={say('pageWidth')}
        aria-label={say('pageWidth')}
        defaultValue={width}
        onBlur={(event) => take(event.target)}
        onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget)}
      />
      <span aria-hidden="true">px</span>
    </span>
  );
}
