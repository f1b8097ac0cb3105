import type { FlowDefinition, FlowRunState, Json, JsonObject, Text } from '../../../schemas/index.ts';

export interface RunRow {
  id: string;
  site_id: string;
  flow_id: string;
  flow_version: number;
  definition: FlowDefinition;
  input: JsonObject;
  account_id: string;
  impersonal: boolean;
  /** Who really acts, where somebody was let in for the person. */
  acted_by: string | null;
  /** Who sent the form that started it: an account, or the ticket of a visitor. */
  sender_id: string | null;
  ticket_hash: Buffer | null;
  parent_id: string | null;
  parent_key: string | null;
  /** How many runs led to it: as sub-flows, or because what one changed started the next. */
  depth: number;
  /** What started it, where no person did by hand. */
  trigger: JsonObject | null;
  status: FlowRunState;
  lease: number;
  /** How often somebody had steps of it taken again that had ended. */
  retaken: number;
  failed_key: string | null;
  error: Text | string | null;
  created_at: string;
  finished_at: string | null;
}

export interface StepRow {
  run_id: string;
  key: string;
  code: string;
  status: 'running' | 'waiting' | 'done' | 'skipped' | 'failed';
  attempts: number;
  input: JsonObject | null;
  output: Json;
  error: Text | string | null;
  wait_until: string | null;
  started_at: string;
  finished_at: string | null;
}
