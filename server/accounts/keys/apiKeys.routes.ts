import { notAllowed } from '../../../engine/errors/recordErrors.ts';
import { canGiveRole } from '../../../engine/people/rankRole.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import { badRequest } from '../../errors/httpErrors.ts';
import { readBody } from '../../http/readBody.ts';
import type { Router } from '../../http/router.ts';
import type { AccountParts } from '../accountParts.ts';
import { roleTooHigh } from '../accounts.errors.ts';
import { readOptional, readText } from '../readInput.ts';
import { requireAdministrator } from '../requirePerson.ts';
import { writeAudit } from '../writeAudit.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './apiKeys.ts';

/** Keys by which other servers call this site. */
export function addApiKeyRoutes(router: Router, { app }: AccountParts): void {
  router.get('/api/api-keys', async (context) => {
    requireAdministrator(context);
    context.body = { status: 200, data: await listApiKeys(app.db.site(context.state.site.id)) };
  });

  router.post('/api/api-keys', async (context) => {
    const session = requireAdministrator(context);
    const body = await readBody(context, '16kb');
    const role = readText(body, 'role', 40);
    if (role === 'root' || !canGiveRole(session.role, role)) throw roleTooHigh({ role });
    const key = {
      name: readText(body, 'name', 100),
      role,
      collections: readCollections(body),
      expiresAt: readExpiry(body),
    };
    const made = await app.db.site(context.state.site.id).transaction(async (tx) => {
      const created = await createApiKey(tx, { ...key, createdBy: session.userId });
      await writeAudit(tx, context, {
        action: 'api_key.created',
        targetKind: 'api_key',
        targetId: created.id,
        changes: key,
      });
      return created;
    });
    context.set('Cache-Control', 'no-store');
    context.status = 201;
    context.body = { status: 201, data: { ...made, ...key } };
  });

  router.delete('/api/api-keys/:id', async (context) => {
    requireAdministrator(context);
    const id = context.params.id ?? '';
    await app.db.site(context.state.site.id).transaction(async (tx) => {
      if (!(await revokeApiKey(tx, id))) throw notAllowed();
      await writeAudit(tx, context, { action: 'api_key.revoked', targetKind: 'api_key', targetId: id });
    });
    context.body = { status: 200, data: null };
  });
}

function readCollections(body: JsonObject): string[] {
  const { collections } = body;
  const names = Array.isArray(collections) ? collections : [];
  const good = names.filter((name) => typeof name === 'string' && /^(\*|[a-z][a-z0-9_-]{0,60})$/i.test(name));
  if (good.length === 0 || good.length !== names.length || good.length > 200) throw badRequest({ what: 'collections' });
  return good.map(String);
}

function readExpiry(body: JsonObject): string | undefined {
  const text = readOptional(body, 'expiresAt', 40);
  if (text === undefined) return undefined;
  const at = Date.parse(text);
  if (Number.isNaN(at) || at <= Date.now()) throw badRequest({ what: 'expiresAt' });
  return new Date(at).toISOString();
}
