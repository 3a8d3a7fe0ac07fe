import { messageTypes } from '@yizhan/contract/message-types.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { toastError } from '../../ui/toast-error.ts';
import { sendMessage } from './chat-store.ts';

/** Uploads files one after another and sends each as a picture or a file. Returns the name of the one on its way. */
export function useSendFiles(jid: string): {
  uploading: string | undefined;
  sendFiles: (files: readonly File[]) => void;
} {
  const [uploading, setUploading] = useState<string>();
  const send = async (files: readonly File[]) => {
    for (const file of files) {
      setUploading(file.name);
      const { id, name, size } = await api.files.upload({ file });
      const type = file.type.startsWith('image/') ? messageTypes.picture : messageTypes.file;
      sendMessage(jid, { type, content: name, objectId: id, fileSize: size });
    }
  };
  return {
    uploading,
    sendFiles: (files) =>
      void send(files)
        .catch(toastError)
        .finally(() => setUploading(undefined)),
  };
}
