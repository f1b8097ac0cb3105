import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Config } from '../../platform/config/readConfig.ts';
import type { FileStorage } from './fileStorage.ts';

const removedAtOnce = 10;

/** Files in an S3-compatible store. Its library is loaded only where one is configured. */
export async function openS3Storage(config: S3Config): Promise<FileStorage> {
  const s3 = await import('@aws-sdk/client-s3');
  const { bucket: Bucket, region, endpoint, credentials, forcePathStyle } = config;
  const client = new s3.S3Client({
    region,
    endpoint,
    credentials,
    forcePathStyle,
    // Many stores other than Amazon's do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    kind: 's3',
    put: async (Key, file, ContentType) => {
      const { size } = await stat(file);
      const Body = createReadStream(file);
      await client.send(new s3.PutObjectCommand({ Bucket, Key, Body, ContentType, ContentLength: size }));
      await rm(file, { force: true });
    },
    open: async (Key, range) => {
      try {
        const Range = range && `bytes=${range.from}-${range.to}`;
        const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key, Range }));
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if (error instanceof s3.S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
        throw error;
      }
    },
    // One by one: bulk deletion is the least portable part of the protocol.
    remove: async (keys) => {
      for (let at = 0; at < keys.length; at += removedAtOnce)
        await Promise.all(
          keys.slice(at, at + removedAtOnce).map((Key) => client.send(new s3.DeleteObjectCommand({ Bucket, Key }))),
        );
    },
  };
}
