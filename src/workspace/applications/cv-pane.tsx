// The CV beside the assessment: the candidate's own words, with what the score rests on marked in them.

import type { Child } from 'hono/jsx';
import type { Profile } from '../../applications/read-profile.ts';
import { Icon } from '../shell/icon.tsx';
import { Day } from '../shell/when.tsx';
import { counted } from '../jobs/words.ts';
import { linesOfCv, type CvLine, type MarkedCv, type Piece } from './cv-marks.ts';
import { CvUpload } from './cv-upload.tsx';

type PaneProps = { profile: Profile; marked: MarkedCv; canWork: boolean; now: number };

export function CvPane({ profile, marked, canWork, now }: PaneProps) {
  const { cv, cv_text: text } = profile;
  return (
    <section class="cv sheet" id="cv" aria-labelledby="cv-h">
      <header>
        <h2 id="cv-h">CV</h2>
        {cv === null ? null : <CvFacts cv={cv} now={now} />}
        {canWork && cv !== null ? (
          <span class="row end noprint">
            <a href="#replace" data-dialog="replace">
              Replace
            </a>
          </span>
        ) : null}
      </header>
      {text === null ? (
        <div class="paper none">
          <p>There is no CV yet. Without one nothing can be scored.</p>
          {canWork ? <CvUpload profile={profile} /> : null}
        </div>
      ) : (
        <div class="paper" tabindex={0} role="region" aria-label="CV text">
          {blocksOf(linesOfCv(text, marked.marks)).map((block) => (
            <Block lines={block} />
          ))}
        </div>
      )}
    </section>
  );
}

function CvFacts({ cv, now }: { cv: NonNullable<Profile['cv']>; now: number }) {
  return (
    <span class="quiet">
      {[cv.file_name, cv.pages === null ? '' : counted(cv.pages, 'page')].filter(Boolean).join(', ')}
      {cv.file_name === null ? 'Received ' : ', received '}
      <Day at={cv.received_at} now={now} />
      {cv.cut ? ', too long: the end was left out' : ''}
    </span>
  );
}

/** Lines of one kind together, so that bullets make a list. */
function blocksOf(lines: readonly CvLine[]): CvLine[][] {
  const blocks: CvLine[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last?.[0]?.kind === line.kind && (line.kind === 'bullet' || line.kind === 'gap')) last.push(line);
    else blocks.push([line]);
  }
  return blocks.filter((block) => block[0]?.kind !== 'gap' || blocks[0] !== block);
}

function Block({ lines }: { lines: readonly CvLine[] }): Child {
  const [first] = lines;
  if (first === undefined) return null;
  switch (first.kind) {
    case 'heading':
      return (
        <h3>
          <Pieces of={first} />
        </h3>
      );
    case 'bullet':
      return (
        <ul>
          {lines.map((line) => (
            <li>
              <Pieces of={line} />
            </li>
          ))}
        </ul>
      );
    case 'gap':
      return <div class="gap"></div>;
    case 'text':
      return (
        <p>
          <Pieces of={first} />
        </p>
      );
  }
}

function Pieces({ of }: { of: CvLine }) {
  return (
    <>
      {of.pieces.map((piece) => (
        <Marked piece={piece} />
      ))}
    </>
  );
}

function Marked({ piece: { text, mark, isFirst } }: { piece: Piece }): Child {
  if (mark === null) return <>{text}</>;
  const id = isFirst ? { id: `e${mark.key}` } : {};
  if (mark.kind === 'ignored')
    return (
      <span {...id} data-ev={mark.key}>
        <span class="ignored">{text}</span>{' '}
        <span class="mk said">
          <Icon name="said" />
          left out of the score
        </span>
      </span>
    );
  return (
    <mark {...id} data-ev={mark.key}>
      {text}
      {mark.kind === 'reason' && isFirst ? (
        <a class="tag" href={`#r${mark.key}`} aria-label={`Back to reason ${mark.key}`}>
          {mark.key}
        </a>
      ) : null}
    </mark>
  );
}
