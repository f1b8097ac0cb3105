import { addAccountRoutes } from '../accounts/accounts.routes.ts';
import { addCounterRoutes } from '../counters/counters.routes.ts';
import { addDevToolRoutes } from '../devTools/devTools.routes.ts';
import { addEditingRoutes } from '../editing/editing.routes.ts';
import { addFileRoutes } from '../files/files.routes.ts';
import { addFormRoutes } from '../forms/forms.routes.ts';
import { addGeoRoutes } from '../geo/geo.routes.ts';
import { addConsentRoute } from '../http/consent.routes.ts';
import type { Router } from '../http/router.ts';
import { addLayoutRoutes } from '../layouts/layouts.routes.ts';
import { addOpenApiRoutes } from '../openapi/openapi.routes.ts';
import { addPageRoutes, addUnlockRoute } from '../pages/pages.routes.ts';
import { addPermissionRoutes } from '../permissions/permissions.routes.ts';
import { addCollectionRoutes } from '../records/collections.routes.ts';
import { addRecordRoutes } from '../records/records.routes.ts';
import { addSeoRoutes } from '../seo/seo.routes.ts';
import { addSiteRoutes } from '../sites/sites.routes.ts';
import { addTransferRoutes } from '../transfer/transfer.routes.ts';
import type { App } from './app.ts';

/** Every call of a site. `server/openapi` describes each, and a test holds the two together. */
export function addCalls(router: Router, app: App): void {
  addAccountRoutes(router, app);
  addConsentRoute(router);
  addPageRoutes(router, app);
  addUnlockRoute(router, app);
  addCounterRoutes(router, app);
  addPermissionRoutes(router, app);
  addSiteRoutes(router, app);
  addLayoutRoutes(router, app);
  addEditingRoutes(router, app);
  addFormRoutes(router, app);
  addGeoRoutes(router);
  addFileRoutes(router, app);
  addSeoRoutes(router, app);
  addDevToolRoutes(router, app);
  addOpenApiRoutes(router, app);
  addCollectionRoutes(router, app);
  addTransferRoutes(router, app);
  addRecordRoutes(router, app);
}
