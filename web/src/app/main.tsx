import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/Button.css';
import '../ui/crest.css';
import './opening.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './routes.tsx';
import { start } from './start.ts';

const root = document.getElementById('root');

if (root)
  void start().then(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
