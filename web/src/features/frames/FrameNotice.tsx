import type { ReactNode } from 'react';
import { Empty } from '../../ui/Empty.tsx';

/** Why a frame stays empty, and the next step. */
export function FrameNotice({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div className="frame-notice">
      <Empty
        text={
          <>
            <strong>{title}</strong>
            <br />
            {text}
          </>
        }
        action={action}
      />
    </div>
  );
}
