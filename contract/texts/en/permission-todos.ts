import type { permissionTodos as zh } from '../zh-CN/permission-todos.ts';

export const permissionTodos: Record<keyof typeof zh, string> = {
  item: 'Permission request',
  asked: '{who} asks for {menu}',
  granted: 'You may now use {menu} ({role})',
  refused: 'Your request for {menu} was refused: {answer}',
};
