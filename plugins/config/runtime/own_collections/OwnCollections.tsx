import { useLanguage, useText, useWidgetAddress, type WidgetViewProps } from 'sala/runtime';
import { readText } from 'sala/schemas';
import type { SiteRoles } from '../parts/ownRole.ts';
import { Panel } from '../parts/Panel.tsx';
import { useScreen } from '../parts/useScreen.ts';
import { CollectionEditor } from './editor/CollectionEditor.tsx';
import { NewCollection } from './NewCollection.tsx';
import { ownCollectionTexts } from './ownCollectionTexts.ts';
import { PluginExport } from './PluginExport.tsx';
import { ReshapeForm } from './ReshapeForm.tsx';
import type { OwnCollection } from './reshapeDraft.ts';
import { NewFromSheet } from './sheet/NewFromSheet.tsx';
import { sheetTexts } from './sheet/sheetTexts.ts';
import './own_collections.css';

/** The collections that a site defined itself; each is opened to be changed, new ones are made by hand or of a spreadsheet. */
export function OwnCollections({ object, data }: WidgetViewProps<object>) {
  const say = useText(ownCollectionTexts);
  const saySheet = useText(sheetTexts);
  const language = useLanguage();
  const [address, change] = useWidgetAddress(object.uid);
  const collections = data?.collections as unknown as OwnCollection[] | undefined; // what config.ownCollections answers
  const screen = useScreen(object.uid, collections !== undefined);
  const roles = (data?.roles as unknown as { data: SiteRoles } | undefined)?.data.own ?? []; // what config.roles answers
  const view = address.view === 'sheet' || address.view === 'new' ? address.view : undefined;
  const isNew = view !== undefined;
  const chosen = isNew ? undefined : collections?.find(({ name }) => name === address.collection);
  const open = (name: string | undefined) =>
    change({ collection: name, view: undefined, tab: undefined }, { push: true });
  const title = isNew
    ? view === 'new'
      ? say('start')
      : saySheet('start')
    : chosen
      ? readText(chosen.title, language)
      : say('title');
  return (
    <Panel
      title={title}
      lead={chosen || isNew ? undefined : say('lead')}
      tools={
        !chosen &&
        !isNew && (
          <>
            <button
              type="button"
              className="s-button s-button--outline"
              onClick={() => change({ view: 'sheet' }, { push: true })}
            >
              {saySheet('start')}
            </button>
            <button
              type="button"
              className="s-button s-button--primary"
              onClick={() => change({ view: 'new' }, { push: true })}
            >
              {say('start')}
            </button>
          </>
        )
      }
      {...screen.panel}
    >
      {collections?.length === 0 && !isNew && <p className="w-config__empty">{say('none')}</p>}
      {(chosen || isNew) && (
        <button type="button" className="w-config__back" onClick={() => open(undefined)}>
          ‹ {say('back')}
        </button>
      )}
      {view === 'sheet' && <NewFromSheet onMade={screen.refresh} />}
      {view === 'new' && (
        <NewCollection
          taken={collections?.map(({ name }) => name) ?? []}
          onMade={(name) => {
            screen.refresh();
            open(name);
          }}
        />
      )}
      {chosen && (
        <CollectionEditor
          key={chosen.name}
          uid={object.uid}
          name={chosen.name}
          roles={roles}
          onSaved={screen.refresh}
          shape={
            <>
              <ReshapeForm key={JSON.stringify(chosen.schema)} collection={chosen} screen={screen} onGone={open} />
              <PluginExport name={chosen.name} />
            </>
          }
        />
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
