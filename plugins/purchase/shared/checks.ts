import type { RecordCheck } from 'sala/schemas';
import { checkSupplier } from './checkSupplier.ts';

export const checks: Record<string, RecordCheck> = { supplier: checkSupplier };
