import type { FieldValue } from '@yizhan/contract/fields.ts';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '../lib/upload-file.ts';
import { toErrorText } from '../ui/error-text.ts';

type FormFile = FieldValue<'files'>[number];
export type Upload = { key: number; file: File; percent: number; problem: string | undefined };

/** All that are on their way or failed, whichever field they are for. */
const unfinished = new Set<File>();

/** Whether a file that was chosen is not in its field yet: what is sent now would go without it. */
export const hasUnfinishedUploads = () => unfinished.size > 0;

/** Files on their way into a field. A failed one stays, to be retried or discarded. */
export function useUploads(onFile: (file: FormFile) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const controllers = useRef(new Map<number, AbortController>());
  const own = useRef(new Set<File>());
  const lastKey = useRef(0);
  // The field may have changed while the file was on its way.
  const add = useRef(onFile);
  add.current = onFile;
  useEffect(() => {
    const [running, files] = [controllers.current, own.current];
    return () => {
      for (const controller of running.values()) controller.abort();
      for (const file of files) unfinished.delete(file);
    };
  }, []);
  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const discard = ({ key, file }: Pick<Upload, 'key' | 'file'>) => {
    controllers.current.get(key)?.abort();
    controllers.current.delete(key);
    unfinished.delete(file);
    setUploads((all) => all.filter((one) => one.key !== key));
  };
  const send = async (key: number, file: File) => {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    change(key, { percent: 0, problem: undefined });
    try {
      const { id, name, size } = await uploadFile(file, {
        onProgress: (percent) => change(key, { percent }),
        signal: controller.signal,
        ownDevices: false,
      });
      if (controller.signal.aborted) return;
      add.current({ id, name, size });
      discard({ key, file });
    } catch (error) {
      if (!controller.signal.aborted) change(key, { problem: toErrorText(error).title ?? String(error) });
    }
  };
  const start = (file: File) => {
    lastKey.current += 1;
    const key = lastKey.current;
    own.current.add(file);
    unfinished.add(file);
    setUploads((all) => [...all, { key, file, percent: 0, problem: undefined }]);
    void send(key, file);
  };
  return { uploads, start, discard, retry: ({ key, file }: Upload) => void send(key, file) };
}
