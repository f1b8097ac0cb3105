import type { App } from '../api/app.ts';
import { issueByEvent } from '../documents/issued/issueByEvent.ts';
import { startByAction } from '../flows/starts/startByAction.ts';
import { deliverMessage } from '../messages/inbox/deliverMessage.ts';
import { tellPeople } from '../messages/notifications/tellPeople.ts';
import { tellAssigned } from '../pages/work/tellAssigned.ts';
import type { LoadedPlugin } from '../plugins/loadedPlugin.ts';
import { collectEffects } from '../records/context/collectEffects.ts';

/** The effects of plugins and those of Sala, which stand above records and are found here by their names. */
export function openEffects(plugins: LoadedPlugin[], app: () => App) {
  return collectEffects(plugins, {
    notify: tellPeople,
    assigned: (context) => tellAssigned(app(), context),
    'message.deliver': (context) => deliverMessage(app(), context),
    document: (context) => issueByEvent(app(), context),
    flow: (context) => startByAction(app(), context),
  });
}
