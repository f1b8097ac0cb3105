import { Monitor, Smartphone, Tablet } from 'lucide-static';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useStore } from '../state/createStore.ts';
import { changeView, type ViewState } from '../state/viewState.ts';
import { useBuilder } from '../ui/BuilderContext.ts';
import { Icon } from '../ui/Icon.tsx';
import { hasOwnLook, type StyleDevice, styleDevices } from './fields/deviceFields.ts';
import { useInspected } from './fields/InspectedNode.ts';

const icons: Record<StyleDevice, string> = { desktop: Monitor, tablet: Tablet, mobile: Smartphone };

/** For which device the look is changed; the page is shown at its width. Devices with a look of their own are marked. */
export function StyleDevices() {
  const { view } = useBuilder();
  const { say } = useLanguage();
  const { data } = useInspected();
  const styling = useStore(view, (state) => state.styling);
  return (
    <>
      <fieldset className="bd-style-devices">
        <legend className="s-visually-hidden">{say('styleFor')}</legend>
        {styleDevices.map((device) => (
          <button
            key={device}
            type="button"
            aria-pressed={device === styling}
            onClick={() => changeView(view, { styling: device, ...widthOf(device, view.get()) })}
          >
            <Icon svg={icons[device]} />
            <span>{say(device)}</span>
            {hasOwnLook(data, device) && <span className="bd-own-mark" role="img" aria-label={say('ownLook')} />}
          </button>
        ))}
      </fieldset>
      <p className="bd-help">{say(`styleHint_${styling}`)}</p>
    </>
  );
}

function widthOf(device: StyleDevice, { device: shown }: ViewState): Partial<ViewState> {
  const wide = shown === 'laptop' || shown === 'desktop' ? shown : 'laptop';
  const names = { desktop: wide, tablet: 'tablet', mobile: 'phone' } as const;
  return { device: names[device], freeWidth: null, zoom: 'fit' };
}
