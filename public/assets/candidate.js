// A candidate's page made quicker: reason, requirement and evidence point at each other; keys step on.
{
  const paper = $('.paper');

  /** Lights both ends of a claim; the CV's pane scrolls, the page stays. */
  const light = (key, scrolls) => {
    for (const node of $$('.on')) node.classList.remove('on');
    if (!key) return;
    for (const node of $$(`[data-ev="${key}"]`)) node.classList.add('on');
    const mark = scrolls && paper && $(`[data-ev="${key}"]`, paper);
    if (!mark || getComputedStyle(paper.parentElement).position !== 'sticky') return;
    const off = mark.getBoundingClientRect().top - paper.getBoundingClientRect().top;
    if (off < 0 || off > paper.clientHeight - 24) paper.scrollTop += off - paper.clientHeight / 3;
  };
  for (const type of ['mouseover', 'focusin']) {
    addEventListener(type, (event) => {
      const node = event.target.closest?.('[data-ev]');
      light(node?.dataset.ev, node && !paper?.contains(node));
    });
  }

  addEventListener('keydown', (event) => {
    if (typing(event) || event.metaKey || event.ctrlKey || event.altKey) return;
    const keys = {
      j: () => $('[rel=next]')?.click(),
      k: () => $('[rel=prev]')?.click(),
      s: () => $('.stages [aria-current]')?.focus(),
    };
    const reason = /^[1-4]$/.test(event.key) ? $(`#r${event.key}`) : null;
    const act = keys[event.key] ?? (reason && (() => reason.focus()));
    if (!act) return;
    event.preventDefault();
    act();
  });
}
