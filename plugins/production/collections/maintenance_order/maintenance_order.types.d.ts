// Written by `npm run types` from maintenance_order.schema.json.
export interface MaintenanceOrder {
  order_number?: string;
  title?: string;
  type?: 'maintenance' | 'repair' | 'installation' | 'inspection' | 'upgrade' | 'emergency' | 'preventive' | 'corrective' | 'project' | 'service';
  priority?: 'low' | 'normal' | 'high' | 'urgent' | 'critical' | 'emergency';
  job_type?: 'mechanical' | 'electrical' | 'plumbing' | 'hvac' | 'it' | 'cleaning' | 'security' | 'landscaping' | 'construction' | 'painting';
  estimated_hours?: number;
  time_unit?: 'minutes' | 'hours' | 'days' | 'weeks';
  due_date?: string;
  assignee?: string;
  assigned_to?: string;
  requires_approval?: boolean;
  requires_inspection?: boolean;
  is_recurring?: boolean;
  billable?: boolean;
  safety_required?: boolean;
  tasks?: ({ title?: string; status?: 'pending' | 'assigned' | 'in_progress' | 'completed' | 'failed' | 'cancelled' | 'on_hold'; resource_type?: 'human' | 'equipment' | 'material' | 'tool' | 'vehicle' | 'facility'; assigned_to?: string; notes?: string })[];
  resource_type?: 'human' | 'equipment' | 'material' | 'tool' | 'vehicle' | 'facility';
  cost_type?: 'labor' | 'material' | 'equipment' | 'overhead' | 'subcontractor' | 'travel' | 'other';
  hold_reason?: 'waiting_parts' | 'waiting_approval' | 'weather' | 'resource_unavailable' | 'safety_concern' | 'customer_request' | 'technical_issue' | 'other';
  inspection_type?: 'quality' | 'safety' | 'compliance' | 'performance' | 'final';
  inspection_result?: 'pass' | 'fail' | 'conditional' | 'pending';
  notes?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    maintenance_order: MaintenanceOrder;
  }
}
