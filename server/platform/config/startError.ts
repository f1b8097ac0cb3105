/** Why Sala cannot start, in one line for the person at the terminal; shown without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

/** All problems of the configuration at once, one per line. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}
