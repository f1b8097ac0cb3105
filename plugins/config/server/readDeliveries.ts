import type { SourceContext } from 'sala/server';
import { answerOrNone } from './answerOrNone.ts';

/** What a webhook was told; nothing when it is gone. */
export function readDeliveries({ ask, params }: SourceContext) {
  return answerOrNone(ask('listWebhookDeliveries', params), 'webhook_unknown');
}
