import { useLanguage, useText, useWidgetAddress, type WidgetViewProps } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { Panel } from '../parts/Panel.tsx';
import { useScreen } from '../parts/useScreen.ts';
import { ownCollectionTexts } from './ownCollectionTexts.ts';
import { PluginExport } from './PluginExport.tsx';
import { ReshapeForm } from './ReshapeForm.tsx';
import type { OwnCollection } from './reshapeDraft.ts';
import { NewFromSheet } from './sheet/NewFromSheet.tsx';
import { sheetTexts } from './sheet/sheetTexts.ts';
import './own_collections.css';

/** The collections that a site defined itself; one that is opened can be reshaped. */
export function OwnCollections({ object, data }: WidgetViewProps<object>) {
  const say = useText(ownCollectionTexts);
  const saySheet = useText(sheetTexts);
  const language = useLanguage();
  const [address, change] = useWidgetAddress(object.uid);
  const collections = data?.collections as unknown as OwnCollection[] | undefined; // what config.ownCollections answers
  const screen = useScreen(object.uid, collections !== undefined);
  const isNew = address.view === 'sheet';
  const chosen = isNew ? undefined : collections?.find(({ name }) => name === address.collection);
  const open = (name: string | undefined) => change({ collection: name, view: undefined }, { push: true });
  const title = isNew ? saySheet('start') : chosen ? readText(chosen.title, language) : say('title');
  return (
    <Panel
      title={title}
      lead={chosen || isNew ? undefined : say('lead')}
      tools={
        !chosen &&
        !isNew && (
          <button
            type="button"
            className="s-button s-button--primary"
            onClick={() => change({ view: 'sheet' }, { push: true })}
          >
            {saySheet('start')}
          </button>
        )
      }
      {...screen.panel}
    >
      {collections?.length === 0 && !isNew && <p className="w-config__empty">{say('none')}</p>}
      {(chosen || isNew) && (
        <div className="w-config__line">
          <button type="button" className="s-button s-button--small s-button--quiet" onClick={() => open(undefined)}>
            ‹ {say('back')}
          </button>
        </div>
      )}
      {isNew && <NewFromSheet onMade={screen.refresh} />}
      {chosen && (
        <>
          <ReshapeForm key={JSON.stringify(chosen.schema)} collection={chosen} screen={screen} onGone={open} />
          <PluginExport name={chosen.name} />
        </>
      )}
      {!chosen && !isNew && (
        <ul className="w-own_collections__list">
          {collections?.map(({ name, title, schema }) => (
            <li key={name} className="w-config__line">
              <div>
                <strong>{readText(title, language)}</strong> <code>{name}</code>{' '}
                <span className="w-config__quiet">
                  {say('fieldCount', { count: Object.keys(schema.properties).length })}
                </span>
              </div>
              <button
                type="button"
                className="s-button s-button--small s-button--outline"
                aria-label={say('openOne', { title: readText(title, language) })}
                onClick={() => open(name)}
              >
                {say('open')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
