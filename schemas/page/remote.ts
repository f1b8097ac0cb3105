/** Commands of an administrator to the open pages of a person. `ping` and `device` only ask. */
export const remoteActions = ['reload', 'logout', 'lock', 'route', 'alert', 'ping', 'device'] as const;
export type RemoteAction = (typeof remoteActions)[number];

export interface RemoteMessage {
  id: string;
  action: RemoteAction;
  /** Target of `route`: a path of this site. */
  path?: string;
  /** Text of `alert`. */
  text?: string;
  /** Name of the sender. */
  from: string;
}

/** A page's answer. */
export interface RemoteAnswer {
  path: string;
  visible: boolean;
  online: boolean;
  /** Seconds since the last activity. */
  idleSeconds: number;
  device?: { userAgent: string; language: string; timeZone: string; screen: string; window: string; touch: boolean };
}
