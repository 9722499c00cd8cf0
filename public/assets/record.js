// Records a video in the browser: camera, a countdown to the limit, a look at it, then one request with progress.
{
  const part = $('#recorder');
  const film = $('#film');
  const [start, again, say, clock, sent] = ['start', 'again', 'say', 'clock', 'sent'].map((id) => $(`#${id}`));
  const secondsMax = Number(part?.dataset.seconds);
  const bytesMax = Number(part?.dataset.bytes);
  const TYPES = ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'];
  let stream;
  let recorder;
  let timer;
  let recording;

  const time = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
  const step = (words, act) => {
    start.textContent = words;
    start.onclick = act;
  };
  const fail = (words) => {
    say.textContent = words;
    start.disabled = false;
  };

  const camera = async () => {
    start.disabled = true;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { width: 1280, height: 720 }, audio: true });
    } catch {
      return fail('The browser gave no camera. Allow it for this page, or send a file below.');
    }
    start.disabled = false;
    live();
  };

  const live = () => {
    film.srcObject = stream;
    film.removeAttribute('src');
    film.controls = false;
    film.muted = true;
    film.classList.add('live');
    film.play();
    again.hidden = true;
    clock.hidden = false;
    clock.textContent = `0:00 of ${time(secondsMax)}`;
    say.textContent = 'This is what they will see. Start when you are ready.';
    step('Record', record);
  };

  const record = () => {
    const type = TYPES.find((one) => MediaRecorder.isTypeSupported(one));
    const parts = [];
    const startedAt = performance.now();
    recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: 1_500_000, audioBitsPerSecond: 64_000 });
    recorder.ondataavailable = (event) => parts.push(event.data);
    recorder.onstop = () => {
      clearInterval(timer);
      const seconds = (performance.now() - startedAt) / 1000;
      look({ blob: new Blob(parts, { type: recorder.mimeType }), seconds });
    };
    recorder.start(1000);
    timer = setInterval(() => {
      const seconds = (performance.now() - startedAt) / 1000;
      clock.textContent = `${time(seconds)} of ${time(secondsMax)}`;
      if (seconds >= secondsMax && recorder.state === 'recording') recorder.stop();
    }, 200);
    say.textContent = 'Recording.';
    step('Stop', () => recorder.stop());
  };

  const look = (made) => {
    recording = made;
    film.srcObject = null;
    film.src = URL.createObjectURL(made.blob);
    film.controls = true;
    film.muted = false;
    film.classList.remove('live');
    clock.hidden = true;
    again.hidden = false;
    say.textContent = `${time(made.seconds)} recorded. Look at it, then send it or record again.`;
    step('Send', send);
  };

  const send = () => {
    if (recording.blob.size > bytesMax) return fail('The recording is too large. Record a shorter one.');
    const request = new XMLHttpRequest();
    request.open('POST', location.pathname);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', recording.blob.type.split(';')[0]);
    request.setRequestHeader('x-duration-seconds', recording.seconds.toFixed(1));
    sent.hidden = false;
    start.disabled = true;
    again.hidden = true;
    request.upload.onprogress = (event) => {
      sent.value = (100 * event.loaded) / event.total;
    };
    const refuse = (words) => {
      sent.hidden = true;
      again.hidden = false;
      fail(words);
    };
    request.onerror = () => refuse('The connection broke. Your recording is still here: send it again.');
    request.onload = () => {
      if (request.status < 300) {
        for (const track of stream.getTracks()) track.stop();
        return location.assign('/v/thanks/sent');
      }
      let detail;
      try {
        detail = JSON.parse(request.responseText).detail;
      } catch {
        detail = null;
      }
      refuse(typeof detail === 'string' ? detail : 'That did not work. Send it again.');
    };
    request.send(recording.blob);
  };

  if (part && navigator.mediaDevices?.getUserMedia && globalThis.MediaRecorder) {
    part.hidden = false;
    step('Start camera', camera);
    again.onclick = live;
  }
}
