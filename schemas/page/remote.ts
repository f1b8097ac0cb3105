/** What an administrator may ask of the pages a person has open. `ping` and `device` only ask. */
export const remoteActions = ['reload', 'logout', 'lock', 'route', 'alert', 'ping', 'device'] as const;
export type RemoteAction = (typeof remoteActions)[number];

export interface RemoteMessage {
  id: string;
  action: RemoteAction;
  /** Where `route` leads: a path of this site. */
  path?: string;
  /** What `alert` says. */
  text?: string;
  /** Name of whoever asked. */
  from: string;
}

/** What a page tells of itself when it is asked. */
export interface RemoteAnswer {
  path: string;
  visible: boolean;
  online: boolean;
  /** Seconds since the person was last seen. */
  idleSeconds: number;
  device?: { userAgent: string; language: string; timeZone: string; screen: string; window: string; touch: boolean };
}
