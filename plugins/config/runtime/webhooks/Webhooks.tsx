import { useState } from 'react';
import { SecretDialog, useText, useWidgetAddress, type WidgetViewProps } from 'sala/runtime';
import { Panel } from '../parts/Panel.tsx';
import { useScreen } from '../parts/useScreen.ts';
import { HookDetail } from './HookDetail.tsx';
import { HookForm } from './HookForm.tsx';
import { HookList } from './HookList.tsx';
import type { Delivery, Hook, HookChoice } from './hook.ts';
import { webhookTexts } from './webhookTexts.ts';
import './webhooks.css';

/** The webhooks of a site: listed, added, changed, and what each was told. */
export function Webhooks({ object, data }: WidgetViewProps<object>) {
  const say = useText(webhookTexts);
  const [address, change] = useWidgetAddress(object.uid);
  const answer = data?.webhooks as unknown as { data: Hook[]; collections: HookChoice[] } | undefined; // what config.webhooks answers
  const log = data?.deliveries as unknown as { data: Delivery[]; total: number } | null | undefined; // what config.deliveries answers
  const screen = useScreen(object.uid, answer !== undefined);
  const [editing, setEditing] = useState<string>();
  const [secret, setSecret] = useState<string>();
  const chosen = answer?.data.find(({ id }) => id === address.hook);
  const edited = answer?.data.find(({ id }) => id === editing);
  const open = (id: string | undefined) => {
    setEditing(undefined);
    change({ hook: id, page: undefined }, { push: true });
  };
  const actions = { screen, onEdit: setEditing, onSecret: setSecret };
  const isForm = editing === 'new' || edited !== undefined;
  return (
    <Panel
      title={chosen && !isForm ? chosen.name : edited ? say('editOf', { name: edited.name }) : say('title')}
      lead={chosen || isForm ? undefined : say('lead')}
      {...screen.panel}
      tools={
        answer &&
        !isForm &&
        address.hook === undefined && (
          <button type="button" className="s-button s-button--primary" onClick={() => setEditing('new')}>
            {say('add')}
          </button>
        )
      }
    >
      {answer && isForm && (
        <HookForm
          key={editing}
          hook={edited}
          choices={answer.collections}
          screen={screen}
          onSecret={setSecret}
          onClose={() => setEditing(undefined)}
        />
      )}
      {answer && !isForm && address.hook === undefined && (
        <HookList uid={object.uid} hooks={answer.data} choices={answer.collections} onOpen={open} />
      )}
      {answer && !isForm && address.hook !== undefined && (
        <HookDetail
          uid={object.uid}
          hook={chosen}
          log={log ?? undefined}
          address={address}
          choices={answer.collections}
          onOpen={open}
          {...actions}
        />
      )}
      {secret !== undefined && (
        <SecretDialog
          title={say('secretTitle')}
          text={say('secretText')}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Panel>
  );
}
