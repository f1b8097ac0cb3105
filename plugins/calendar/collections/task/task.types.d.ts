// Written by `npm run types` from task.schema.json.
export interface Task {
  title: string;
  startDate: string;
  dueDate: string;
  color?: string;
  description?: string;
  assignee?: string;
  assignedTo?: string;
  priority?: 'High' | 'Medium' | 'Low';
}

declare module 'sala/runtime' {
  interface Collections {
    task: Task;
  }
}
