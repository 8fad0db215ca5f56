import { describe, expect, it } from 'vitest';
import { neighbour, takeKey, type TableCommands } from './watch-keys.ts';

function done(key: string, onControl = false): string[] {
  const heard: string[] = [];
  const commands: TableCommands = {
    move: (step) => heard.push(`move ${step}`),
    open: () => heard.push('open'),
    watch: () => heard.push('watch'),
    pause: () => heard.push('pause'),
    search: () => heard.push('search'),
  };
  expect(takeKey(key, onControl, commands)).toBe(heard.length > 0);
  return heard;
}

describe('the keys of the board', () => {
  it.each([
    ['ArrowDown', 'move 1'],
    ['ArrowUp', 'move -1'],
    ['Enter', 'open'],
    ['w', 'watch'],
    ['W', 'watch'],
    [' ', 'pause'],
    ['/', 'search'],
  ])('%s', (key, command) => {
    expect(done(key)).toEqual([command]);
  });

  it('leave Enter and Space to links and buttons', () => {
    expect([...done('Enter', true), ...done(' ', true)]).toEqual([]);
  });

  it('never take Tab or Escape, so that no one is held', () => {
    expect([...done('Tab'), ...done('Escape')]).toEqual([]);
  });
});

describe('the row beside', () => {
  const symbols = ['AAA', 'BBB', 'CCC'];

  it('is the next one in the order that is seen, and stays at the ends', () => {
    expect(neighbour(symbols, 'AAA', 1)).toBe('BBB');
    expect(neighbour(symbols, 'CCC', 1)).toBe('CCC');
    expect(neighbour(symbols, 'AAA', -1)).toBe('AAA');
  });

  it('is the first when nothing is chosen, or the chosen one was filtered away', () => {
    expect(neighbour(symbols, null, 1)).toBe('AAA');
    expect(neighbour(symbols, 'ZZZ', -1)).toBe('AAA');
    expect(neighbour([], null, 1)).toBeNull();
  });
});
