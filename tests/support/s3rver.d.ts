/** What the tests use of a package that comes without types. */
declare module '@20minutes/s3rver' {
  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }

  // biome-ignore lint/style/noDefaultExport: that is how the package gives it
  export { S3rver as default };
}
