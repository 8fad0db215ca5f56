import { describe, expect, it } from 'vitest';
import { measuredOn, reportOf, sectionsOf } from './report.ts';

const MACHINE = { processor: 'A processor', cores: 2, memoryGiB: 24, node: '24.0.0', system: 'linux x64' };
const STREAM = {
  name: 'stream',
  measured: measuredOn('2026-11-20', MACHINE),
  figures: [{ name: 'deliveries', value: 123_456.5, unit: 'frames per core-second' }],
};

describe('the report of the measurements', () => {
  it('says when, where and what was measured', () => {
    const report = reportOf([STREAM]);
    expect(report).toContain('Measured 2026-11-20, on A processor, 2 cores, 24 GiB, linux x64, Node 24.0.0.');
    expect(report).toContain('| deliveries | 123,456.5 | frames per core-second |');
  });

  it('is read back as it was written, so that one part can be measured again', () => {
    const measured = measuredOn('2026-11-21', { ...MACHINE, processor: 'Another' });
    const floor = { name: 'floor', measured, figures: [{ name: 'bare', value: 30_000, unit: 'answers per second' }] };
    expect([...sectionsOf(reportOf([floor, STREAM])).values()]).toEqual([floor, STREAM]);
  });
});
