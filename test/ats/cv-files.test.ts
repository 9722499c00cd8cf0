import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { readIsolated } from '../../src/documents/client.ts';
import { mintJob, push, sendCandidates } from '../support/ats.ts';

const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');
const RTF = base64('{\\rtf1\\ansi Nurse since 2015 at the General Hospital.}');
/** A minimal PDF with one line of text. */
const PDF = base64(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj',
    '4 0 obj<</Length 58>>stream\nBT /F1 12 Tf 50 700 Td (Welder with twelve years) Tj ET    \nendstream endobj',
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ].join('\n'),
);

// The first read of a kind loads its reader, which on a busy machine may take longer than a read may.
await readIsolated(env, new Uint8Array(Buffer.from(PDF, 'base64')), 'cv.pdf');
await readIsolated(env, new Uint8Array(Buffer.from(RTF, 'base64')), 'cv.doc');

async function cvOf(candidateId: number | undefined) {
  const sql = 'SELECT text, file_name, mime_type, format, bytes FROM candidate_cvs WHERE candidate_id = ?';
  return env.DB.prepare(sql).bind(candidateId).first<Record<string, string | number | null>>();
}

describe('CVs in a push', () => {
  it('answers the four outcomes, in order, and keeps every candidate', async () => {
    const { minted, jobId } = await mintJob();
    const results = await push(minted, jobId, [
      { external_id: 'a', name: 'A', cv_file_base64: RTF, cv_filename: 'cv.doc' },
      { external_id: 'b', name: 'B', cv_text: 'Nurse since 2015' },
      { external_id: 'c', name: 'C' },
      { external_id: 'd', name: 'D', cv_file_base64: base64('%PDF-1.4 broken'), cv_filename: 'cv.pdf' },
      { external_id: 'e', name: 'E', cv_file_base64: PDF, cv_filename: 'CV.PDF' },
    ]);
    expect(results.map((one) => one.cv)).toEqual([
      'extracted',
      'provided',
      'none',
      'unreadable',
      'extracted',
    ]);
    expect(await cvOf(results[0]?.aptly_candidate_id)).toMatchObject({
      text: expect.stringContaining('Nurse since 2015 at the General Hospital'),
      file_name: 'cv.doc',
      mime_type: 'application/msword',
      format: 'rtf',
    });
    expect(await cvOf(results[1]?.aptly_candidate_id)).toMatchObject({
      text: 'Nurse since 2015',
      file_name: null,
    });
    expect(await cvOf(results[3]?.aptly_candidate_id)).toBeNull();
    expect(await cvOf(results[4]?.aptly_candidate_id)).toMatchObject({
      text: expect.stringContaining('Welder with twelve years'),
      mime_type: 'application/pdf',
    });
  });

  it('prefers a readable file to cv_text, and cv_text to an unreadable file', async () => {
    const { minted, jobId } = await mintJob();
    const text = { cv_text: 'From the text' };
    const results = await push(minted, jobId, [
      { external_id: 'a', name: 'A', cv_file_base64: RTF, cv_filename: 'cv.doc', ...text },
      { external_id: 'b', name: 'B', cv_file_base64: base64('nothing'), cv_filename: 'cv.docx', ...text },
    ]);
    expect(results.map((one) => one.cv)).toEqual(['extracted', 'provided']);
    expect((await cvOf(results[0]?.aptly_candidate_id))?.['text']).toContain('Nurse');
    expect((await cvOf(results[1]?.aptly_candidate_id))?.['text']).toBe('From the text');
  });

  it.each([
    ['another extension', RTF, 'cv.txt'],
    ['no extension', RTF, 'cv'],
    ['a picture named pdf', base64('\x89PNG\r\n\x1a\n0000'), 'cv.pdf'],
    ['a file over the limit', 'A'.repeat(14 * 1024 * 1024), 'cv.pdf'],
  ])('calls %s unreadable', async (_name, cv_file_base64, cv_filename) => {
    const { minted, jobId } = await mintJob();
    const [one] = await push(minted, jobId, [{ external_id: 'a', name: 'A', cv_file_base64, cv_filename }]);
    expect(one).toMatchObject({ cv: 'unreadable', status: 'created' });
    expect(await cvOf(one?.aptly_candidate_id)).toBeNull();
  });

  it('lets base64 be wrapped and unpadded, and takes an empty file for none', async () => {
    const { minted, jobId } = await mintJob();
    const wrapped = RTF.replace(/=+$/, '').replace(/(.{20})/g, '$1\r\n');
    const results = await push(minted, jobId, [
      { external_id: 'a', name: 'A', cv_file_base64: wrapped, cv_filename: 'cv.doc' },
      { external_id: 'b', name: 'B', cv_file_base64: '', cv_filename: 'cv.doc' },
      { external_id: 'c', name: 'C', cv_file_base64: null, cv_text: '  ' },
    ]);
    expect(results.map((one) => one.cv)).toEqual(['extracted', 'none', 'none']);
  });

  it('replaces a CV, and never clears one', async () => {
    const { minted, jobId } = await mintJob();
    const ada = { external_id: 'a', name: 'Ada' };
    const [one] = await push(minted, jobId, [{ ...ada, cv_text: 'First' }]);
    const text = async () => (await cvOf(one?.aptly_candidate_id))?.['text'];
    await push(minted, jobId, [ada]);
    await push(minted, jobId, [{ ...ada, cv_text: '' }]);
    await push(minted, jobId, [{ ...ada, cv_file_base64: base64('x'), cv_filename: 'cv.pdf' }]);
    expect(await text()).toBe('First');
    await push(minted, jobId, [{ ...ada, cv_text: 'Second' }]);
    expect(await text()).toBe('Second');
    await push(minted, jobId, [{ ...ada, cv_file_base64: RTF, cv_filename: 'cv.doc' }]);
    expect(await text()).toContain('Nurse');
    await push(minted, jobId, [
      { ...ada, cv_text: 'Third' },
      { ...ada, cv_text: 'Fourth' },
    ]);
    expect(await text()).toBe('Fourth');
  });

  it('lets a reader that dies or hangs take nobody with it', async () => {
    const { minted, jobId } = await mintJob();
    // A bomb: a stream that would inflate without end is stopped by the readers' own limits.
    const bomb = base64(`%PDF-1.4\n${'1 0 obj<</Length 9>>stream\nendstream endobj\n'.repeat(20_000)}`);
    const results = await push(minted, jobId, [
      { external_id: 'bomb', name: 'Bomb', cv_file_base64: bomb, cv_filename: 'cv.pdf' },
      { external_id: 'good', name: 'Good', cv_file_base64: RTF, cv_filename: 'cv.doc' },
    ]);
    expect(results.map((one) => [one.status, one.cv])).toEqual([
      ['created', 'unreadable'],
      ['created', 'extracted'],
    ]);
  });

  it('answers a body beyond 64 MB with 413', async () => {
    const { minted, jobId } = await mintJob();
    const response = await sendCandidates(minted, jobId, [
      { external_id: 'a', name: 'A', cv_text: 'x'.repeat(65 * 1024 * 1024) },
    ]);
    expect(response.status).toBe(413);
  });

  it('names a cv_text without end as malformed', async () => {
    const { minted, jobId } = await mintJob();
    const response = await sendCandidates(minted, jobId, [
      { external_id: 'a', name: 'A', cv_text: 'x'.repeat(400_001) },
    ]);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining('cv_text is longer') });
  });
});
