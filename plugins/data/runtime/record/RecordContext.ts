import { createContext } from 'react';
import type { RecordAnswer } from '../../shared/recordAnswer.ts';

/** The record whose form surrounds a field. */
export const RecordContext = createContext<RecordAnswer | null>(null);
