/** Why Sala cannot start, in one line for the person at the terminal; shown without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Everything that is wrong with the configuration at once, a line each. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}
