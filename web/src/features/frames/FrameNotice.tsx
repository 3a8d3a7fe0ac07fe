import type { ReactNode } from 'react';
import { Empty } from '../../ui/Empty.tsx';

/** Why a frame is empty, and what to do next. */
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
